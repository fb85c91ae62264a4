import type { FastifyServerOptions } from 'fastify';

/** What the log shows of a request: never its headers, its query or its body. */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: withoutAddresses(request.url.split('?')[0] ?? ''),
      }),
      err: (error: Error) => ({
        type: error.name,
        // A database's message quotes values of rows; its code and the stack's places do not.
        code: 'code' in error ? String(error.code) : undefined,
        message: 'query' in error ? 'a query failed' : withoutAddresses(error.message),
        cause:
          error.cause instanceof Error && 'code' in error.cause
            ? String(error.cause.code)
            : undefined,
        stack: (error.stack ?? '')
          .split('\n')
          .filter((line) => line.startsWith('    at '))
          .join('\n'),
      }),
    },
  };
}

const withoutAddresses = (text: string) => text.replaceAll(/[^\s/@]+(@|%40)[^\s/@]+/g, '[address]');
