/** @module-tag engine */
import { expect, it } from 'vitest';
import { findClientProgram, withoutPassword } from './client-programs.ts';

const URL = 'postgres://127.0.0.1/press_room';

it('says which package has a program that is missing, or too old for the server', async () => {
  await expect(findClientProgram('pg_restore', URL, 99)).rejects.toThrow(
    /^pg_restore (?:\d+ is older than the server, which is 99|is not there, .*): install postgresql-client-99 /,
  );
});

it.each([
  [
    'postgres://ada:a%40b%3Ac@db.example/room?sslmode=require',
    'postgres://ada@db.example/room?sslmode=require',
    'a@b:c',
  ],
  ['postgresql://ada:x@one:5432,two:5433/room', 'postgresql://ada@one:5432,two:5433/room', 'x'],
  ['postgres://ada@db.example:5432/room', 'postgres://ada@db.example:5432/room', ''],
  ['postgres:///room?host=/run/postgresql', 'postgres:///room?host=/run/postgresql', ''],
])('shows no process the password in %s', (url, address, password) => {
  expect(withoutPassword(url)).toEqual({ address, password });
});
