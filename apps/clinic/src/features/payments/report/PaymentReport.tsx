import { ActionIcon } from '@mantine/core';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { IconChevronLeft } from '@zampa/ui/icons/IconChevronLeft';
import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { withoutStalePlaceholder } from '@zampa/client/query/without-stale-placeholder';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useState } from 'react';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { ExportMovements } from './ExportMovements.tsx';
import { reportQuery } from './queries.ts';
import styles from './Report.module.css';
import { ReportPanels } from './ReportPanels.tsx';
import {
  type Span,
  SPAN_UNITS,
  shiftedSpan,
  spanContaining,
  spanTitle,
  currentMonth,
} from './span.ts';

/** Shows admins the payments received in a month or a year, with an export. For one client only the export is shown. */
export function PaymentReport({ familyId }: { familyId: string | undefined }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [span, setSpan] = useState(() => currentMonth(facility.timezone));
  const query = withoutStalePlaceholder(
    useQuery({
      ...reportQuery(useApi(), facility.id, span),
      placeholderData: keepPreviousData,
      enabled: familyId === undefined,
    }),
  );
  return (
    <Stack as="section" gap="12" aria-label={t('payments:report.title')}>
      <Row justify="between" gap="12">
        <SpanStepper span={span} onChange={setSpan} />
        <Row>
          <SegmentedControl
            aria-label={t('payments:report.units')}
            value={span.unit}
            onChange={(unit) => setSpan(spanContaining(unit, span.from))}
            data={SPAN_UNITS.map((value) => ({ value, label: t(`payments:report.unit.${value}`) }))}
          />
          <ExportMovements span={span} familyId={familyId} />
        </Row>
      </Row>
      {familyId === undefined && (
        <QueryStates query={query} shape="rows" count={2}>
          {(report) => (
            <div
              className={query.isPlaceholderData ? styles['outdated'] : undefined}
              aria-busy={query.isPlaceholderData}
            >
              <Stack gap="12">
                <ReportPanels report={report} span={span} />
              </Stack>
            </div>
          )}
        </QueryStates>
      )}
    </Stack>
  );
}

/** Title of the month or year, with buttons for the one before and after. */
function SpanStepper({ span, onChange }: { span: Span; onChange: (span: Span) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Row gap="4" wrap={false}>
      <ActionIcon
        color="gray"
        aria-label={t('payments:report.before')}
        onClick={() => onChange(shiftedSpan(span, -1))}
      >
        <IconChevronLeft size={22} />
      </ActionIcon>
      <ActionIcon
        color="gray"
        aria-label={t('payments:report.after')}
        onClick={() => onChange(shiftedSpan(span, 1))}
      >
        <IconChevronRight size={22} />
      </ActionIcon>
      <div aria-live="polite">
        <Title>{spanTitle(span, language)}</Title>
      </div>
    </Row>
  );
}
