import { expect, it } from 'vitest';
import { listReplicas, listServers, readConnectSeconds } from './addresses.ts';

it.each([
  ['postgres://me:p%40ss@db:5433/name', ['postgres://me:p%40ss@db:5433/name']],
  [
    'postgresql://me@one,two:5433/name?target_session_attrs=read-write&sslmode=verify-full',
    ['postgresql://me@one/name?sslmode=verify-full', 'postgresql://me@two:5433/name?sslmode=verify-full'],
  ],
  ['postgres:///name?host=/run/postgresql', ['postgres:///name?host=/run/postgresql']],
  ['postgres://one,two/name?target_session_attrs=any', null],
  ['postgres://one,,two/name', null],
  ['postgres://one:x,two/name', null],
])('the servers of %s', (address, servers) => {
  expect(listServers(address)).toEqual(servers);
});

it.each([
  [
    'postgres://me@one,two:5433/name?target_session_attrs=standby',
    ['postgres://me@one/name', 'postgres://me@two:5433/name'],
  ],
  ['postgres://one/name?target_session_attrs=read-write', null],
])('the replicas of %s', (address, replicas) => {
  expect(listReplicas(address)).toEqual(replicas);
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
