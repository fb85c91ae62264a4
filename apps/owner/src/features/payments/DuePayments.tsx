import { Button } from '@mantine/core';
import { useMe } from '@zampa/client/session/use-me';
import type { Payment } from '@zampa/contract/payments/objects';
import { serviceNamesText } from '@zampa/i18n/format/service-names';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import styles from './payments.module.css';
import { TimeLeft } from './TimeLeft.tsx';
import { useVisitText } from './use-visit-text.ts';

export interface DuePaymentsProps {
  payments: readonly Payment[];
  /** The conversation whose payment was asked for by a link. */
  chosen: string | undefined;
  onPay: (payments: readonly Payment[]) => void;
}

/** Lets a family choose what it pays now, all of one clinic in one payment. */
export function DuePayments({ payments, chosen, onPay }: DuePaymentsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [picked, pick] = useState<readonly string[]>(() => firstOf(payments, chosen));
  const wanted = payments.filter(({ id }) => picked.includes(id));
  const [first] = wanted;
  const sum = wanted.reduce((total, { amount }) => total + amount, 0);
  const isElsewhere = ({ facilityId }: Payment) =>
    first !== undefined && first.facilityId !== facilityId;
  return (
    <Stack gap="12">
      <CheckboxList
        label={t('payments-owner:due')}
        items={payments.map((payment) => ({
          value: payment.id,
          label: <DueLabel payment={payment} />,
          description: <DueDetails payment={payment} />,
          icon: <DuePicture payment={payment} />,
          disabled: isElsewhere(payment) || payment.requestDate === null,
        }))}
        value={picked}
        onChange={pick}
      />
      {payments.some(isElsewhere) && (
        <Text size="small" tone="muted">
          {t('payments-owner:otherClinic')}
        </Text>
      )}
      {first && (
        <>
          <Row justify="between">
            <Text tone="muted">{t('payments-owner:sum', { count: wanted.length })}</Text>
            <Text as="strong" weight="600">
              {money(sum, first.currency)}
            </Text>
          </Row>
          <Button size="lg" fullWidth onClick={() => onPay(wanted)}>
            {t('payments-owner:pay', { amount: money(sum, first.currency) })}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** What a link is about; else what was asked for first. */
function firstOf(payments: readonly Payment[], chosen: string | undefined): readonly string[] {
  const asked = payments.filter(({ requestDate }) => requestDate !== null);
  const linked = asked.filter(({ eventId }) => eventId === chosen);
  return (linked.length > 0 ? linked : asked.slice(-1)).map(({ id }) => id);
}

function DueLabel({ payment: { services, amount, currency } }: { payment: Payment }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Row as="span" justify="between">
      <Stack as="span" gap="0" grow>
        {serviceNamesText(t, services)}
      </Stack>
      <strong className={styles['amount']}>{money(amount, currency)}</strong>
    </Row>
  );
}

function DueDetails({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const visit = useVisitText(payment);
  const { pets, facilityName, timezone, declined, requestDate, expiresAt } = payment;
  return (
    <Stack as="span" gap="0" align="start">
      {visit && <span>{visit}</span>}
      <span>
        {[pets.map(({ name }) => name).join(', '), facilityName].filter(Boolean).join(' · ')}
      </span>
      {requestDate === null && <Text as="span">{t('payments-owner:byHand')}</Text>}
      {declined && (
        <Text as="span" tone="danger">
          {t('payments-owner:declined')}
        </Text>
      )}
      {expiresAt && <TimeLeft until={expiresAt} zone={timezone} />}
    </Stack>
  );
}

function DuePicture({ payment }: { payment: Payment }) {
  const { pets } = useMe();
  const pet = pets.find(({ id }) => payment.pets.some((each) => each.id === id));
  return pet ? <PetPicture pet={pet} size={40} /> : null;
}
