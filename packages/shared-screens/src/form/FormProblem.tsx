import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { refusalText } from './problem-text.ts';
import { useIsBackOnline } from './use-is-back-online.ts';

/**
 * Shows the `root` error of `useCallForm` at the bottom of a form. The offline text disappears once the connection is
 * back.
 */
export function FormProblem({ error }: { error: { type?: string | number } | undefined }) {
  const { t } = useTranslation();
  const isBackOnline = useIsBackOnline(error?.type === 'OFFLINE' ? error : null);
  return <ErrorLine>{error && !isBackOnline && refusalText(t, String(error.type))}</ErrorLine>;
}
