import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { DownloadButton } from '../record/DownloadButton.tsx';

export interface PrescriptionPdfProps {
  prescriptionId: string;
  petName: string;
}

/** Downloads a prescription as PDF. */
export function PrescriptionPdf({ prescriptionId, petName }: PrescriptionPdfProps) {
  const { t } = useTranslation();
  const api = useApi();
  return (
    <DownloadButton
      label={t('health:clinic.prescription.pdf')}
      fileName={`${t('health:clinic.prescription.file', { name: petName })}.pdf`}
      read={() => api.readPrescriptionPdf({ params: { id: prescriptionId } })}
    />
  );
}
