/** Test texts of releases; `kept` ones are exactly as the editor serialises them. */
export const CORPUS: readonly (readonly [name: string, html: string])[] = [
  [
    'kept: paragraphs with marks',
    '<p>A <strong>bold</strong> and <em>leaning</em> word, <strong><em>both</em></strong>.</p><p>Next</p>',
  ],
  ['kept: headings', '<h2>Two</h2><h3>Three</h3><h4>Four</h4><p>x</p>'],
  [
    'kept: lists in lists',
    '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><ol start="3"><li>Three</li></ol>',
  ],
  ['kept: points of several paragraphs', '<ul><li><p>One</p><p>More</p></li></ul>'],
  [
    'kept: a quote with its speaker',
    '<blockquote><p>Yes.</p><footer><p>Ada Bo</p><p>Head of press</p></footer></blockquote><p>x</p>',
  ],
  [
    'kept: a quote with a role only',
    '<blockquote><p>Yes.</p><footer><p></p><p>Head</p></footer></blockquote>',
  ],
  ['kept: a quote of nobody', '<blockquote><p>Yes.</p><p>No.</p></blockquote><p>x</p>'],
  ['kept: a quote with a name only', '<blockquote><p>Yes.</p><footer><p>Ada</p></footer></blockquote>'],
  [
    'kept: links',
    '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer">out</a> <a href="mailto:a@example.org" rel="noopener noreferrer">mail</a> <a href="tel:+390536" rel="noopener noreferrer">call</a></p>',
  ],
  [
    'kept: a table',
    '<table><tbody><tr><th scope="col">Year</th><th>Sales</th></tr><tr><td>2025</td><td rowspan="2">6.1</td></tr><tr><td>2026</td></tr></tbody></table><p>x</p>',
  ],
  [
    'kept: cells with more than words',
    '<table><tbody><tr><td colspan="2"><p>One</p><ul><li>Point</li></ul></td></tr><tr><td></td><td>b</td></tr></tbody></table>',
  ],
  ['kept: a picture', '<p>Before</p><figure data-asset="12"></figure><p>After</p>'],
  [
    'kept: a video',
    '<figure data-asset="12" data-video="7" data-captions="en:9 it:8"></figure><figure data-asset="12" data-video="7"></figure><p>x</p>',
  ],
  ['kept: breaks and rules', '<p>One<br />Two</p><hr /><p>Three</p>'],
  ['kept: signs', '<p>Fish &amp; chips &lt;b&gt; "quoted" it’s\u00a0so — 5 € · 😀 日本</p>'],
  [
    'kept: marks within a line',
    '<p>H<sub>2</sub>O, m<sup>2</sup>, <s>old</s>, <u>under</u>, <small>small</small>, <q>said</q>, <cite>Title</cite>, <abbr title="Hypertext">HTML</abbr></p>',
  ],
  [
    'kept: other languages',
    '<p lang="it">Ciao <span lang="en">press</span></p><h2 lang="he" dir="rtl">שלום</h2>',
  ],
  ['older spelling', '<p><b>bold</b> <i>leaning</i></p>'],
  [
    'older tables',
    '<table><caption>Sales</caption><thead><tr><th>Year</th></tr></thead><tbody><tr><td>2025</td></tr></tbody><tfoot><tr><td>Sum</td></tr></tfoot></table>',
  ],
  ['lines between blocks', '<h2>One</h2>\n<p>Two\nthree</p>\n<ul>\n<li>Four</li>\n</ul>\n'],
  ['words without a paragraph', 'Just words <strong>here</strong>'],
  [
    'what may not stand there',
    '<p onclick="x()">a<script>alert(1)</script><img src="x" onerror="y()"><a href="javascript:z()">b</a></p><div><h1>One</h1></div><figure data-asset="x">c</figure>',
  ],
];
