import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
import { FormProblem } from './FormProblem.tsx';

/** Shows why a call outside a form failed; nothing while it has not. */
export function CallProblem({ error }: { error: Error | null }) {
  return <FormProblem error={error ? { type: codeOf(error) } : undefined} />;
}

function codeOf(error: Error): string {
  if (error instanceof ApiRefusal) return error.code;
  return error instanceof ApiUnreachable ? 'OFFLINE' : 'UNEXPECTED';
}
