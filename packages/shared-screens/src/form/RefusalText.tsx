import { useTranslation } from '@zampa/i18n/use-translation';
import { refusalText } from './problem-text.ts';

/** Shows the sentence for a refusal code. */
export function RefusalText({ code }: { code: string }) {
  const { t } = useTranslation();
  return refusalText(t, code);
}
