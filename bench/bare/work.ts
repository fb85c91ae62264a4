import type pg from 'pg';

/** The work of the bare server for one path. @returns the body of the response */
export type Work = (pool: pg.Pool, query: URLSearchParams, body: string) => Promise<string>;
