import type { FastifyServerOptions } from 'fastify';

/** Maximum length of a text in the log, so that requests cannot fill the disk. */
const LONGEST_TEXT = 300;

export type LogOptions = {
  readonly logLevel: string;
  /** Destination of log lines; standard output by default. */
  readonly logStream?: { write(line: string): void } | undefined;
};

/**
 * Configures the log. It contains the route's pattern but not the path, which may be a credential (a feed's address,
 * an e-mail link); and no headers, queries, bodies or e-mail addresses.
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
        code: 'code' in error ? sanitizeText(String(error.code)) : undefined,
        message: safeMessageOf(error),
        cause:
          error.cause instanceof Error && 'code' in error.cause
            ? sanitizeText(String(error.cause.code))
            : undefined,
        stack: stackFramesOf(error.stack ?? ''),
      }),
    },
  };
}

type LoggedRequest = {
  readonly method: string;
  readonly routeOptions?: { readonly url?: string | undefined };
};

/** Database messages quote values of rows, so that only their code and stack are logged. */
const safeMessageOf = (error: Error) =>
  'query' in error || 'severity' in error ? 'a query failed' : sanitizeText(error.message);

/** Returns the frames of a stack trace without its message. */
const stackFramesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/** Shortens a text and removes e-mail addresses. */
const sanitizeText = (text: string) =>
  text
    .slice(0, LONGEST_TEXT)
    .split(/([\s/])/)
    .map((part) => (part.includes('@') || part.includes('%40') ? '[address]' : part))
    .join('');
