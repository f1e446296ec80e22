import { expect, it } from 'vitest';
import { namesSeveralHosts, readConnectSeconds } from './database-address.ts';

it.each([
  ['postgres://me:p,w@db:5433/name', false],
  ['postgres://me:p%2Cw@[::1]:5433/name?application_name=a,b', false],
  ['postgres:///name?host=/run/postgresql', false],
  ['postgresql://me@one,two:5433/name?target_session_attrs=read-write', true],
  ['postgres://one:5432,two:5433/name', true],
  ['postgres:///name?host=one,two', true],
])('%s names several hosts: %s', (address, isSo) => {
  expect(namesSeveralHosts(address)).toBe(isSo);
});

it.each([
  ['postgres://me@one/name', 3],
  ['postgres://me@one/name?sslmode=require&connect_timeout=60', 60],
  ['postgres:///name?host=/run/postgresql&connect_timeout=10', 10],
  ['postgres://me@one/name?connect_timeout=0', null],
  ['postgres://me@one/name?connect_timeout=2.5', null],
  ['postgres://me@one/name?connect_timeout=3000000', null],
])('how long it may take to be connected to %s', (address, seconds) => {
  expect(readConnectSeconds(address)).toBe(seconds);
});
