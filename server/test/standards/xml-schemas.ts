import { ParseOption, XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

xmlRegisterFsInputProviders();

/** Says what an XML schema finds wrong in a document, by libxml2; nothing is fetched. */
export type FindFaults = (xml: string) => string[];

/** Of a schema with all that it imports from beside it; `path` is where it lies. @throws where it is no schema */
export function openXmlSchema(text: string, path: string): FindFaults {
  using document = XmlDocument.fromString(text, { url: path, option: ParseOption.XML_PARSE_NONET });
  const validator = XsdValidator.fromDoc(document);
  return (xml) => {
    using checked = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
    try {
      validator.validate(checked);
      return [];
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return error.details.map(({ line, message }) => `${line}: ${message.trim()}`);
    }
  };
}
