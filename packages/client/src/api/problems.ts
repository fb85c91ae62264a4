import type { Problem } from '@zampa/contract/problem';

export type FieldProblem = { readonly field: string; readonly code: string };

/** The API said no. `code` is of the contract's catalogue, or `UNEXPECTED` where the answer was not one of ours. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | null;
  /** Seconds to wait before asking again, where the server says so. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null = null) {
    super(problem.detail ?? `Answer ${status}`);
    this.code = problem.code ?? 'UNEXPECTED';
    this.status = status;
    this.fields = problem.errors ?? [];
    this.requestId = problem.requestId ?? null;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: the network or the server is away. Whether the call was carried out is unknown. */
export class ApiUnreachable extends Error {
  override readonly name: string = 'ApiUnreachable';
}

/** No answer came for so long that nobody waits any more: the connection is lost, and nothing has said so. */
export class ApiSilent extends ApiUnreachable {
  override readonly name = 'ApiSilent';
}

/** Tells whether asking again later can help: no answer, a fault of the server, or too many requests. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiRefusal) return error.status >= 500 || error.status === 429;
  return error instanceof ApiUnreachable;
}

const GONE: readonly string[] = ['NOT_FOUND', 'FACILITY_UNKNOWN', 'VALIDATION'];

/** Tells whether what was asked for does not exist, or not for this person: asking again would not help. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiRefusal && GONE.includes(error.code);
}

/**
 * Returns the refusal an answer carries; proxies on the way may answer with something that is not a problem of ours.
 */
export async function refusalOf(response: Response): Promise<ApiRefusal> {
  const problem: unknown = await response.json().catch(() => null);
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiRefusal(
    response.status,
    typeof problem === 'object' && problem !== null ? problem : {},
    Number.isFinite(wait) ? wait : null,
  );
}
