import { expect, it } from 'vitest';
import { findClientProgram } from './client-programs.ts';

const URL = 'postgres://127.0.0.1/press_room';

it('says which package has a program that is missing, or too old for the server', async () => {
  await expect(findClientProgram('pg_restore', URL, 99)).rejects.toThrow(
    /^pg_restore (?:\d+ is older than the server, which is 99|is not there, .*): install postgresql-client-99 /,
  );
});
