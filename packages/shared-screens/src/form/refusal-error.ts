import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';

/** A call's error in the form that `FormProblem` shows; nothing without an error. */
export function refusalError(error: unknown): { type: string } | undefined {
  if (!error) return undefined;
  if (error instanceof ApiRefusal) return { type: error.code };
  return { type: error instanceof ApiUnreachable ? 'OFFLINE' : 'UNEXPECTED' };
}
