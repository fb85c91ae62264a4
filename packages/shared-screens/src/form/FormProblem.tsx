import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { refusalText } from './problem-text.ts';

/** Shows what is wrong with a form as a whole, at its foot: the `root` error of `useCallForm`. */
export function FormProblem({ error }: { error: { type?: string | number } | undefined }) {
  const { t } = useTranslation();
  return <ErrorLine>{error && refusalText(t, String(error.type))}</ErrorLine>;
}
