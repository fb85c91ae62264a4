import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useTranslation } from 'react-i18next';
import { refusalText } from './refusal-text.ts';

export interface FormProblemProps {
  /** The form's own error: a refusal code that belongs to no field. */
  error: { type?: string | number | undefined } | undefined;
}

/** Why the form was not accepted, at its foot. */
export function FormProblem({ error }: FormProblemProps) {
  const { t } = useTranslation();
  return <ErrorLine>{error && refusalText(t, String(error.type))}</ErrorLine>;
}
