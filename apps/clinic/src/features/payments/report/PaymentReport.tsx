import { ActionIcon } from '@mantine/core';
import { SegmentedControl } from '@zampa/ui/mantine/SegmentedControl';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { whileComing } from '@zampa/client/query/while-coming';
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
import { SPAN_UNITS, spanAfter, spanOf, spanTitle, thisMonth } from './span.ts';

/**
 * Shows an admin what the clinic received in a month or a year, and lets them take it along; of one client the lines
 * alone.
 */
export function PaymentReport({ familyId }: { familyId: string | undefined }) {
  const facility = useFacility();
  const { t } = useTranslation();
  const [api, language] = [useApi(), useLanguage()];
  const [span, show] = useState(() => thisMonth(facility.timezone));
  const query = whileComing(
    useQuery({
      ...reportQuery(api, facility.id, span),
      placeholderData: keepPreviousData,
      enabled: familyId === undefined,
    }),
  );
  return (
    <Stack as="section" gap="12" aria-label={t('payments:report.title')}>
      <Row justify="between" gap="12">
        <Row gap="4" wrap={false}>
          <ActionIcon
            color="gray"
            aria-label={t('payments:report.before')}
            onClick={() => show(spanAfter(span, -1))}
          >
            <IconChevronLeft size={22} />
          </ActionIcon>
          <ActionIcon
            color="gray"
            aria-label={t('payments:report.after')}
            onClick={() => show(spanAfter(span, 1))}
          >
            <IconChevronRight size={22} />
          </ActionIcon>
          <div aria-live="polite">
            <Title>{spanTitle(span, language)}</Title>
          </div>
        </Row>
        <Row>
          <SegmentedControl
            aria-label={t('payments:report.units')}
            value={span.unit}
            onChange={(unit) => show(spanOf(unit, span.from))}
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
