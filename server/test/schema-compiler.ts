import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const DOCUMENT = 'openapi.json';

/**
 * Compiles schemas that refer to parts of a document. Shared parts are compiled once, as are identical schemas, such as
 * those of most refusals.
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
