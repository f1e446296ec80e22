import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const DOCUMENT = 'openapi.json';

/**
 * Compiles schemas that stand in a document and refer to its parts. What they share is compiled once, and so is what reads
 * alike, as most refusals do.
 */
export function createSchemaCompiler(document: object): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  ajv.addSchema(document, DOCUMENT);
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`);
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
    compiled.set(text, validate);
    return validate;
  };
}
