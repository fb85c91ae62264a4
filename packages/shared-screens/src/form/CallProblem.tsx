import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
import { waitForTexts } from '@zampa/i18n/instance';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';
import { useIsBackOnline } from './use-is-back-online.ts';

/** Lazy-loaded with the refusal texts of the current language, since few calls are refused. */
const RefusalText = lazyPart(async () => {
  const module = await import('./RefusalText.tsx').catch(() => null);
  await waitForTexts();
  return module?.RefusalText ?? UnexpectedErrorText;
});

/**
 * Shows why a call outside a form failed; empty without an error. The offline text disappears once the connection is
 * back.
 */
export function CallProblem({ error }: { error: Error | null }) {
  const isBackOnline = useIsBackOnline(error instanceof ApiUnreachable ? error : null);
  return <ErrorLine>{error && !isBackOnline && <ProblemText error={error} />}</ErrorLine>;
}

function ProblemText({ error }: { error: Error }) {
  const { t } = useTranslation();
  if (error instanceof ApiRefusal) return <RefusalText code={error.code} />;
  return error instanceof ApiUnreachable ? t('common:refusals.OFFLINE') : <UnexpectedErrorText />;
}

function UnexpectedErrorText() {
  const { t } = useTranslation();
  return t('common:refusals.UNEXPECTED');
}
