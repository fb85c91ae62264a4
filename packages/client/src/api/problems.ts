import type { Problem } from '@zampa/contract/problem';

export type FieldProblem = {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
};

/**
 * Error answer of the API. `code` is from the contract's catalog, or `UNEXPECTED` if the answer did not come from the
 * API.
 */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | null;
  /** Seconds to wait before retrying, if the server says so. */
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

/** No answer: network or server is unreachable. Whether the call was performed is unknown. */
export class ApiUnreachable extends Error {
  override readonly name: string = 'ApiUnreachable';
}

/** No answer within the timeout: the connection was lost without a network error. */
export class ApiTimeout extends ApiUnreachable {
  override readonly name = 'ApiTimeout';
}

/** Returns whether a later retry can help: no answer, a server error, or too many requests. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof ApiRefusal) return error.status >= 500 || error.status === 429;
  return error instanceof ApiUnreachable;
}

const NOT_FOUND_CODES: readonly string[] = ['NOT_FOUND', 'FACILITY_UNKNOWN', 'VALIDATION'];

/** Returns whether the requested thing does not exist or is not accessible; a retry would not help. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiRefusal && NOT_FOUND_CODES.includes(error.code);
}

/**
 * Parses an error response. A body that is not a problem of the API, for example from a proxy, becomes `UNEXPECTED`.
 */
export async function parseRefusal(response: Response): Promise<ApiRefusal> {
  const problem: unknown = await response.json().catch(() => null);
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiRefusal(
    response.status,
    typeof problem === 'object' && problem !== null ? problem : {},
    Number.isFinite(wait) ? wait : null,
  );
}
