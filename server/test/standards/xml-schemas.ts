import { ParseOption, XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

xmlRegisterFsInputProviders();

/** Errors that libxml2 finds in a document by an XML schema; nothing is fetched. */
export type FindFaults = (xml: string) => string[];

/** Opens a schema with its imports; `path` is its location. @throws if it is not a schema */
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
