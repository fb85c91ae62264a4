import type { FastifyServerOptions } from 'fastify';

/** Longer is nothing that the log shows: whoever sends much cannot fill a disk with it. */
const LONGEST_TEXT = 300;

export type LogOptions = {
  readonly logLevel: string;
  /** Where the lines go; standard output unless it is given. */
  readonly logStream?: { write(line: string): void } | undefined;
};

/**
 * Returns what the log shows of requests and errors: the pattern of a route and never the path itself, which may be a
 * credential (the address of a calendar feed, a link in a letter); no header, no query, no body, no e-mail address.
 */
export function logOptions({
  logLevel,
  logStream,
}: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    ...(logStream && { stream: logStream }),
    serializers: {
      req: ({ method, routeOptions }: LoggedRequest) => ({
        method,
        route: routeOptions?.url ?? 'unknown',
      }),
      err: (error: Error) => ({
        type: error.name,
        code: 'code' in error ? shown(String(error.code)) : undefined,
        message: messageOf(error),
        cause:
          error.cause instanceof Error && 'code' in error.cause
            ? shown(String(error.cause.code))
            : undefined,
        stack: placesOf(error.stack ?? ''),
      }),
    },
  };
}

type LoggedRequest = {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
};

/** A database's message quotes values of rows; its code and the stack's places do not. */
const messageOf = (error: Error) =>
  'query' in error || 'severity' in error ? 'a query failed' : shown(error.message);

/** The places of a stack, without the message above them. */
const placesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/** What of a text may be shown: so much of it, without e-mail addresses. */
const shown = (text: string) =>
  text
    .slice(0, LONGEST_TEXT)
    .split(/([\s/])/)
    .map((part) => (part.includes('@') || part.includes('%40') ? '[address]' : part))
    .join('');
