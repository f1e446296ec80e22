/**
 * Glossary of technical terms: one concept per line, its name, then its Italian and English phrases. A phrase matches
 * all its inflections. The name is stored in the index: increase `SEARCH_VERSION` after a change.
 */
export const GLOSSARY_LINES = `
porcelain    | gres porcellanato, porcellanato | porcelain stoneware, porcelain tile, porcelain stoneware tile, porcelain floor tile
stoneware    | gres | stoneware
tile         | piastrella, piastrella ceramica, piastrella di ceramica | tile, ceramic tile
floortile    | piastrella da pavimento, pavimento ceramico, pavimento in ceramica | floor tile, ceramic floor
flooring     | pavimento, pavimentazione | floor, flooring, paving
walltile     | rivestimento, rivestimento ceramico, rivestimento in ceramica | wall tile, wall covering, wallcovering, wall cladding, ceramic covering, covering
slab         | lastra, grande lastra, lastra ceramica, grande formato, maxi lastra | slab, large slab, ceramic slab, large format, large size, maxi slab, big slab
thintile     | lastra sottile, spessore sottile, basso spessore, spessore ridotto | thin tile, thin slab, slim tile, reduced thickness
thicktile    | spessore maggiorato, alto spessore, gres spessorato | thick tile, thick porcelain, extra thick
outdoor      | arredo urbano, pavimentazione per esterni, pavimento per esterni | outdoor paving, outdoor flooring, outdoor tile, street furniture
singlefire   | monocottura | single firing, single fired, single-fired tile
doublefire   | bicottura | double firing, double fired, twice fired
thirdfire    | terzo fuoco, decorazione a terzo fuoco | third firing, third fire
monoporosa   | monoporosa | monoporosa, porous single firing
glaze        | smalto, smalto ceramico, smaltatura, smaltato | glaze, ceramic glaze, glazed, glaze application
frit         | fritta, fritte ceramiche | frit, ceramic frit
pigment      | pigmento, colorante ceramico | pigment, ceramic pigment, ceramic stain, ceramic colour, ceramic color
ink          | inchiostro, inchiostro ceramico, inchiostro digitale | ink, ceramic ink, digital ink, inkjet ink
digitalprint | stampa digitale, decorazione digitale, stampa a getto d'inchiostro | digital printing, digital decoration, inkjet printing
body         | impasto, impasto ceramico | ceramic body, tile body, body mix, ceramic paste
clay         | argilla | clay
kaolin       | caolino | kaolin, china clay
feldspar     | feldspato | feldspar
rawmaterial  | materia prima | raw material
slip         | barbottina | ceramic slip, slurry
spraydried   | atomizzato, polvere atomizzata, atomizzatore, essiccatore a spruzzo | spray-dried powder, spray dried, spray dryer, spray drier, atomiser, atomizer
dryer        | essiccatoio, essiccazione | dryer, drier, drying process
mill         | mulino, macinazione | mill, grinding mill
press        | pressa, pressatura | hydraulic press, tile press, dry pressing, tile pressing
extrusion    | estrusione, estruso, estrusore | extrusion, extruded, extruder
casting      | colaggio, stampo in gesso | slip casting, pressure casting, plaster mould, plaster mold
kiln         | forno, forno a rulli, forno ceramico | kiln, roller kiln, furnace
firing       | cottura, cottura ceramica | firing, ceramic firing
polishing    | levigatura, lappatura, levigato, lappato, lucidatura | polishing, honed
rectified    | rettificato, squadratura | rectified
antislip     | antiscivolo, antisdrucciolo, resistenza allo scivolamento | anti-slip, antislip, slip resistance, non-slip
frost        | resistenza al gelo, ingelivo, antigelivo | frost resistance, frost proof, frostproof
absorption   | assorbimento d'acqua, assorbimento di acqua | water absorption
antibact     | antibatterico, superficie antibatterica | antibacterial, antimicrobial
sanitaryware | sanitari, ceramica sanitaria, apparecchio sanitario, idrosanitari | sanitaryware, sanitary ware, bathroom fixture, ceramic sanitaryware
washbasin    | lavabo, lavandino | washbasin, wash basin, sink
wc           | vaso sanitario, wc | toilet, wc, water closet
bidet        | bidet | bidet
shower       | doccia, piatto doccia | shower, shower tray
bath         | vasca da bagno | bathtub, bath tub
bathroom     | bagno, stanza da bagno | bathroom
bathfurn     | arredobagno, arredo bagno, mobile da bagno | bathroom furniture, bathroom furnishing
taps         | rubinetteria, rubinetto | tap, faucet, mixer tap
tableware    | stoviglie, stoviglieria, articoli per la tavola | tableware, crockery, dinnerware
finechina    | porcellana | fine china, bone china, porcelain tableware, porcelain plate, porcelain dinnerware
bricks       | laterizio, mattone | brick, heavy clay, brick and roof tile
rooftile     | tegola | roof tile
refractory   | refrattario, materiale refrattario | refractory, refractory material
advanced     | ceramica avanzata, ceramica tecnica | advanced ceramics, technical ceramics
terracotta   | cotto, terracotta, terra cotta | terracotta, terra cotta, cotto
majolica     | maiolica | majolica, maiolica
mosaic       | mosaico, tessera di mosaico | mosaic
klinker      | klinker, clinker | klinker, clinker
skirting     | battiscopa, zoccolino | skirting, skirting board, baseboard
trim         | pezzo speciale | trim tile, special trim, trim piece, special piece
decor        | decoro, listello | decor, decorative tile, listello
laying       | posa, posa in opera, piastrellatura | tile laying, tile installation, installation, tiling
tilelayer    | posatore, piastrellista | tile layer, tiler, tile fixer, tile setter
grout        | fuga, stucco per fughe, stuccatura, fugante | grout, tile joint, grout joint
adhesive     | adesivo, collante, colla per piastrelle | adhesive, tile adhesive
screed       | massetto, sottofondo | screed, substrate
raisedfloor  | pavimento sopraelevato, pavimento galleggiante | raised floor, access floor
ventilated   | facciata ventilata, parete ventilata | ventilated facade, ventilated wall, rainscreen
countertop   | piano cucina, piano di lavoro, top cucina | countertop, kitchen top, worktop, kitchen countertop
marbleeff    | effetto marmo | marble effect, marble look
woodeff      | effetto legno | wood effect, wood look
stoneeff     | effetto pietra | stone effect, stone look
concreteeff  | effetto cemento | concrete effect, concrete look, cement effect
fair         | fiera, salone, manifestazione fieristica, fiera internazionale, esposizione, rassegna fieristica | trade fair, fair, exhibition, trade show, tradeshow, expo
exhibitor    | espositore, azienda espositrice | exhibitor, exhibiting company
visitor      | visitatore, operatore in visita | visitor, trade visitor, attendee
stand        | stand, spazio espositivo, area espositiva | stand, booth, exhibition space, exhibition area
hall         | padiglione | hall, pavilion
fairground   | quartiere fieristico, polo fieristico | exhibition centre, exhibition center, fairground, exhibition grounds
preview      | anteprima | preview
opening      | inaugurazione, cerimonia inaugurale | opening ceremony, inauguration, grand opening
award        | premio, concorso | award, prize, contest
ticket       | biglietto, biglietteria | ticket
accredit     | accredito, accredito stampa, accreditamento | accreditation, press accreditation
pressrelease | comunicato stampa | press release, news release, media release
presskit     | cartella stampa, kit stampa | press kit, media kit, press pack
pressconf    | conferenza stampa, incontro con la stampa | press conference, media conference, news conference, press briefing
pressoffice  | ufficio stampa | press office, media office
journalist   | giornalista, cronista | journalist
association  | associazione di categoria, associazione confindustriale, associazione industriale | trade association, industry association, trade body
member       | azienda associata, impresa associata | member company, associated company
district     | distretto ceramico, distretto della ceramica, comprensorio ceramico, distretto delle piastrelle | ceramic district, tile district, ceramic cluster
manufacturer | produttore, azienda produttrice, fabbricante | manufacturer, maker
industry     | industria ceramica, industria della ceramica, settore ceramico, comparto ceramico | ceramic industry, tile industry, ceramic sector
plant        | stabilimento, stabilimento produttivo, impianto produttivo | plant, factory, production plant, manufacturing plant, production facility
supplychain  | filiera, catena di fornitura | supply chain
export       | esportazione, export | export
import       | importazione | import
turnover     | fatturato, giro d'affari, ricavi | turnover, sales revenue, revenue
sales        | vendita | sales
production   | produzione, volume di produzione | production, output
investment   | investimento | investment
employees    | occupazione, addetto, dipendente | employment, employee, workforce
market       | mercato | market
dumping      | dazio, dazi antidumping, antidumping | duty, anti-dumping duty, antidumping, anti-dumping, tariff
costs        | costo dell'energia, costi energetici, caro energia | energy cost, energy price
gas          | gas naturale, metano | natural gas, methane
sustain      | sostenibilità | sustainability
circular     | economia circolare | circular economy
recycling    | riciclo, riciclaggio, materiale riciclato, recupero degli scarti | recycling, recycled material, recycled content
emissions    | emissione, emissione di CO2, anidride carbonica | emission, CO2 emission, carbon emission, carbon dioxide, greenhouse gas emission
emissionets  | quota di emissione, scambio di quote, ETS, mercato delle quote | emissions trading, ETS, emission trading system, emission allowance
decarbon     | decarbonizzazione, neutralità climatica, transizione energetica | decarbonisation, decarbonization, climate neutrality, energy transition, net zero
cogeneration | cogenerazione | cogeneration, combined heat and power, CHP
hydrogen     | idrogeno, idrogeno verde | hydrogen, green hydrogen
photovoltaic | fotovoltaico, pannello fotovoltaico, energia solare | photovoltaic, solar panel, solar power, solar energy
renewable    | energia rinnovabile, fonte rinnovabile, rinnovabili | renewable energy, renewables, renewable source
efficiency   | efficienza energetica, risparmio energetico | energy efficiency, energy saving
water        | acqua di processo, riutilizzo delle acque, riciclo dell'acqua | process water, water reuse, water recycling, waste water reuse
epd          | dichiarazione ambientale di prodotto, EPD | environmental product declaration, EPD
lca          | ciclo di vita, analisi del ciclo di vita, LCA | life cycle, life cycle assessment, lifecycle, LCA
ecolabel     | ecolabel, marchio ecologico | ecolabel, eco-label
silica       | silice, silice libera cristallina | silica, crystalline silica
safety       | sicurezza sul lavoro, salute e sicurezza | workplace safety, occupational safety, health and safety
standard     | norma tecnica, normativa tecnica | technical standard
certificate  | certificazione, certificato | certification, certified
patent       | brevetto | patent
counterfeit  | contraffazione, italian sounding | counterfeiting
madeinitaly  | made in Italy, prodotto in Italia | made in Italy, Italian-made
research     | ricerca e sviluppo, centro ceramico | research and development, R&D, ceramic research centre
machinery    | macchine per ceramica, macchinari, impiantistica ceramica | ceramic machinery, machinery, ceramic equipment
automation   | automazione, robotica | automation, robotics
industry4    | industria 4.0, fabbrica digitale, digitalizzazione | industry 4.0, smart factory, digitalisation, digitalization
ai           | intelligenza artificiale, IA | artificial intelligence, AI
training     | formazione professionale, formazione tecnica | vocational training, technical training
contract     | contratto collettivo, contratto nazionale, CCNL | collective agreement, labour agreement, national labour contract
building     | edilizia, costruzioni, settore edile | construction, building industry, construction industry, building sector
renovation   | ristrutturazione, ristrutturazione edilizia, recupero edilizio | renovation, refurbishment, remodeling
interior     | progettazione d'interni, architettura d'interni, arredo d'interni | interior design, interior architecture, interior decoration
residential  | edilizia residenziale, abitazione | residential, housing, home building
pool         | piscina | swimming pool, pool
catalogue    | catalogo | catalogue, catalog
collection   | collezione | collection
magazine     | rivista | magazine
forecast     | previsione, prospettiva di mercato | forecast, market outlook
survey       | indagine statistica, indagine di settore | statistical survey, industry survey
logistics    | logistica, magazzino | logistics, warehouse, warehousing
packaging    | imballaggio, confezionamento, packaging | packaging
sorting      | linea di scelta, selezione qualità | sorting line, tile sorting, quality grading
`;

/**
 * Related words with different stems: a search for one finds all. Same format as the glossary; a word is in one family
 * only.
 */
export const FAMILY_LINES = `
architecture   | architetto, architettura, architettonico | architect, architecture
art            | arte, arti, artista | art, artist
building       | edilizia, edile | building, builder
ceramics       | ceramica, ceramista | ceramics, ceramist, ceramicist
commerce       | commercio, commerciale, commercializzazione | commerce, commercial
construction   | costruzione, costruttore, costruttivo, costruire | construction, constructor
craft          | artigiano, artigianato, artigianale | artisan, craft, craftsman, craftsmen, craftsmanship
culture        | cultura, culturale | culture
design         | design, designer, progettista, progettazione | design
digital        | digitale, digitalizzazione | digital, digitisation, digitization, digitalisation
distribution   | distribuzione, distributore | distribution, distributor
energy         | energia, energetico | energy, energetic
enterprise     | impresa, imprenditore, imprenditrice, imprenditoriale | enterprise, entrepreneur, entrepreneurial, entrepreneurship
exhibition     | esposizione, espositore, espositrice, espositivo | exhibition, exhibitor
furnishing     | arredo, arredobagno | furnishing, furniture
history        | storia, storico | history, historic, historian
industry       | industria, industriale, industrializzazione | industry, industrialisation, industrialization
investment     | investimento, investitore | investment, investor
journalism     | giornalista, giornalistico | journalist, journalism
laying         | posa, posa in opera, posatore | tile laying, tile layer, tile fixing, tile fixer
marble         | marmo, marmista | marble
photography    | foto, fotografia | photo, photograph, photography
presidency     | presidente, presidenziale | president, presidential
production     | produzione, produttore, produttrice, produttivo | production, producer
sale           | vendita, venditore, rivenditore | sale, seller, reseller
sculpture      | scultura, scultore | sculpture, sculptor
sustainability | sostenibilità, sostenibile | sustainability
tile           | piastrella, piastrellista, piastrellatura | tile, tiler, tiling
tourism        | turismo, turista | tourism, tourist
university     | università, universitario | university
visit          | visita, visitatore | visit, visitor
wood           | legno, ligneo | wood, wooden
`;
