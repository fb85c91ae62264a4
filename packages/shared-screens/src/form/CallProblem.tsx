import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { refusalText } from './problem-text.ts';

/** Shows why a call outside a form failed; nothing while it has not. */
export function CallProblem({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  return <ErrorLine>{error && refusalText(t, codeOf(error))}</ErrorLine>;
}

function codeOf(error: Error): string {
  if (error instanceof ApiRefusal) return error.code;
  return error instanceof ApiUnreachable ? 'OFFLINE' : 'UNEXPECTED';
}
