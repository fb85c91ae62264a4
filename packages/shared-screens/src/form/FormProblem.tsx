import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { refusalText } from './problem-text.ts';
import { useIsBack } from './use-is-back.ts';

/**
 * Shows what is wrong with a form as a whole, at its foot: the `root` error of `useCallForm`. That there is no connection is
 * said until there is one.
 */
export function FormProblem({ error }: { error: { type?: string | number } | undefined }) {
  const { t } = useTranslation();
  const isOver = useIsBack(error?.type === 'OFFLINE' ? error : null);
  return <ErrorLine>{error && !isOver && refusalText(t, String(error.type))}</ErrorLine>;
}
