import { Button } from '@mantine/core';
import { type HealthPdfKind, useHealthPdf } from '@zampa/client/health/use-health-pdf';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';

/** Buttons that save the pet's record and its vaccination card as PDF. */
export function HealthPdfButtons({ pet: { id, name } }: { pet: Pet }) {
  const { t } = useTranslation();
  const pdf = useHealthPdf(id);
  const documents: readonly { kind: HealthPdfKind; label: string; file: string }[] = [
    { kind: 'RECORD', label: t('health:pdf.record'), file: t('health:pdf.recordFile', { name }) },
    {
      kind: 'VACCINATION_CARD',
      label: t('health:pdf.card'),
      file: t('health:pdf.cardFile', { name }),
    },
  ];
  return (
    <Stack gap="8">
      <Row fill>
        {documents.map(({ kind, label, file }) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            loading={pdf.isPending && pdf.variables.kind === kind}
            disabled={pdf.isPending}
            onClick={() => pdf.mutate({ kind, name: `${file}.pdf` })}
          >
            {label}
          </Button>
        ))}
      </Row>
      <CallProblem error={pdf.error} />
    </Stack>
  );
}
