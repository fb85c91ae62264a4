import type pg from 'pg';

/** What the bare server does for a path. @returns the body of the answer */
export type Work = (pool: pg.Pool, query: URLSearchParams, body: string) => Promise<string>;
