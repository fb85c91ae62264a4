import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Clock } from '../../ports/clock.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { CSP_REPORTS_PATH } from '../openapi/openapi-endpoints.ts';
import { createMemoryCounter } from '../../limits/in-memory.ts';
import { networkOf } from '../../limits/network.ts';
import { LIMITS } from '../../limits/table.ts';

const LIMIT_BYTES = 16 * 1024;
/** Browsers batch reports; further reports in one request are not counted. */
const MOST_AT_ONCE = 20;

/** The labels of the metric. All other directives count as `other`. */
const DIRECTIVES: readonly string[] = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
];

/**
 * Receives browsers' reports of content security policy violations and counts them by directive. Stores and logs
 * nothing else from the reports.
 */
export function createCspReports(clock: Clock) {
  const counts = new Map<string, number>();
  const waitOf = createMemoryCounter(LIMITS.cspReports, () => clock.now().getTime());
  return {
    async serve(app: FastifyInstance): Promise<void> {
      await app.register(async (door) => {
        door.removeAllContentTypeParsers();
        door.addContentTypeParser(
          ['application/csp-report', 'application/reports+json', 'application/json'],
          { parseAs: 'string', bodyLimit: LIMIT_BYTES },
          (_request, body, callback) => callback(null, body),
        );
        door.post(CSP_REPORTS_PATH, {
          bodyLimit: LIMIT_BYTES,
          onRequest: async ({ ip }) => {
            const retryAfter = waitOf(networkOf(ip));
            if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter });
          },
          handler: async ({ body }, reply) => {
            for (const directive of directivesIn(String(body)))
              counts.set(directive, (counts.get(directive) ?? 0) + 1);
            return reply.code(204).send();
          },
        });
      });
    },
    measure(register: Registry): void {
      const metric = new Counter({
        name: 'csp_violations_total',
        help: 'Violations of the content security policy that browsers reported, by directive',
        labelNames: ['directive'],
        registers: [register],
        collect() {
          metric.reset();
          for (const [directive, count] of counts) metric.inc({ directive }, count);
        },
      });
    },
  };
}

/** Returns the violated directives of a body: one report of `report-uri`, or a list of `report-to`. */
function directivesIn(text: string): readonly string[] {
  const sent = parsed(text);
  const reports: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  return reports.slice(0, MOST_AT_ONCE).map((report) => {
    const { 'csp-report': single, body } = fieldsOf(report);
    const { effectiveDirective, ...rest } = fieldsOf(single ?? body);
    const named = effectiveDirective ?? rest['effective-directive'] ?? rest['violated-directive'];
    const [directive = ''] = typeof named === 'string' ? named.split(' ', 1) : [];
    return DIRECTIVES.includes(directive) ? directive : 'other';
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('body', 'malformed');
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
