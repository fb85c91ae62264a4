import { ApiRefusal, ApiUnreachable } from '@zampa/client/api/problems';
import { whenTextsAreHere } from '@zampa/i18n/instance';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { lazy } from 'react';
import { useIsBack } from './use-is-back.ts';

/** Hardly any call is refused: what a server may answer comes with the first one that is, in the language on screen. */
const RefusalWords = lazy(async () => {
  const words = await import('./RefusalWords.tsx').catch(() => null);
  await whenTextsAreHere();
  return { default: words?.RefusalWords ?? Unexpected };
});

/** Shows why a call outside a form failed; nothing while it has not. That there is no connection is said until there is one. */
export function CallProblem({ error }: { error: Error | null }) {
  const isOver = useIsBack(error instanceof ApiUnreachable ? error : null);
  return <ErrorLine>{error && !isOver && <Why error={error} />}</ErrorLine>;
}

function Why({ error }: { error: Error }) {
  const { t } = useTranslation();
  if (error instanceof ApiRefusal) return <RefusalWords code={error.code} />;
  return error instanceof ApiUnreachable ? t('common:refusals.OFFLINE') : <Unexpected />;
}

function Unexpected() {
  const { t } = useTranslation();
  return t('common:refusals.UNEXPECTED');
}
