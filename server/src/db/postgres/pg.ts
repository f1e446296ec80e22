import pg from 'pg';

// count(*) is int8, which pg hands over as text; our counts fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export { pg };
