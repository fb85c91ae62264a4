import { Button } from '@mantine/core';
import { useMe } from '@zampa/client/session/use-me';
import type { Payment } from '@zampa/contract/payments/objects';
import { formatServiceNames } from '@zampa/i18n/format/service-names';
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
  /** Id of the conversation to pay, from a link. */
  chosen: string | undefined;
  onPay: (payments: readonly Payment[]) => void;
}

/** Lets the family choose which due payments to make now. All chosen payments must be of one clinic. */
export function DuePayments({ payments, chosen, onPay }: DuePaymentsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(() =>
    preselectedIds(payments, chosen),
  );
  const selectedPayments = payments.filter(({ id }) => selectedIds.includes(id));
  const [first] = selectedPayments;
  const sum = selectedPayments.reduce((total, { amount }) => total + amount, 0);
  const isOtherClinic = ({ facilityId }: Payment) =>
    first !== undefined && first.facilityId !== facilityId;
  return (
    <Stack gap="12">
      <CheckboxList
        label={t('payments:owner.due')}
        items={payments.map((payment) => ({
          value: payment.id,
          label: <DueLabel payment={payment} />,
          description: <DueDetails payment={payment} />,
          icon: <DuePicture payment={payment} />,
          disabled: isOtherClinic(payment) || payment.requestDate === null,
        }))}
        value={selectedIds}
        onChange={setSelectedIds}
      />
      {payments.some(isOtherClinic) && (
        <Text size="small" tone="muted">
          {t('payments:owner.otherClinic')}
        </Text>
      )}
      {first && (
        <>
          <Row justify="between">
            <Text tone="muted">{t('payments:owner.sum', { count: selectedPayments.length })}</Text>
            <Text as="strong" weight="600">
              {money(sum, first.currency)}
            </Text>
          </Row>
          <Button size="lg" fullWidth onClick={() => onPay(selectedPayments)}>
            {t('payments:owner.pay', { amount: money(sum, first.currency) })}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** Returns the ids of the preselected payments: those of the linked conversation, otherwise the one requested first. */
function preselectedIds(
  payments: readonly Payment[],
  chosen: string | undefined,
): readonly string[] {
  const requestedPayments = payments.filter(({ requestDate }) => requestDate !== null);
  const linked = requestedPayments.filter(({ eventId }) => eventId === chosen);
  return (linked.length > 0 ? linked : requestedPayments.slice(-1)).map(({ id }) => id);
}

function DueLabel({ payment: { services, amount, currency } }: { payment: Payment }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Row as="span" justify="between">
      <Stack as="span" gap="0" grow>
        {formatServiceNames(t, services)}
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
      {requestDate === null && <Text as="span">{t('payments:owner.byHand')}</Text>}
      {declined && (
        <Text as="span" tone="danger">
          {t('payments:owner.declined')}
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
