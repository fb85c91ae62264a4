import { useTranslation } from '@zampa/i18n/use-translation';
import { refusalText } from './problem-text.ts';

/** Says why the server refused a call. */
export function RefusalWords({ code }: { code: string }) {
  const { t } = useTranslation();
  return refusalText(t, code);
}
