import '@zampa/i18n/english/conversations-emergency';
import { Button } from '@mantine/core';
import { fullName } from '@zampa/domain/people/names';
import { HOME_VISIT_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { agreedTerms, upfrontOf } from '@zampa/domain/payments/upfront';
import { useMoney } from '@zampa/i18n/use-money';
import { useLanguage } from '@zampa/i18n/use-language';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { PrepaymentTerms } from '@zampa/shared-screens/appointments/PrepaymentTerms.tsx';
import { RequestTerms } from '@zampa/shared-screens/appointments/RequestTerms.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { List } from '@zampa/ui/kit/List.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { OwnPhone } from './OwnPhone.tsx';
import type { StepProps } from './step-props.ts';
import type { NewRequestStep } from './new-request-steps.ts';
import { hasDeposit, isEmergency, isPaidFirst, needsTime } from './steps.ts';
import { StepTitle } from './StepTitle.tsx';
import { useServiceName } from '@zampa/shared-screens/services/use-service-name';
import styles from './new-request.module.css';

/** Last step: summary of the request before sending. Each part links to its step. */
export function CheckStep(props: StepProps) {
  const { draft, clinics, clinic, service, times, onOpen, onStartAgain } = props;
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const emergency = isEmergency(draft);
  const renderPart = (step: NewRequestStep, label: string, content: ReactNode) => (
    <CheckPart label={label} onChange={() => onOpen(step)}>
      {content}
    </CheckPart>
  );
  return (
    <>
      <StepTitle
        title={t('conversations:newRequest.check.title')}
        text={t('conversations:newRequest.check.text', { clinic: clinic?.name ?? '' })}
      />
      <List as="dl">
        {clinics.length > 1 &&
          renderPart('clinic', t('conversations:newRequest.check.clinic'), clinic?.name)}
        {renderPart('pets', t('conversations:newRequest.check.pets'), <ChosenPets {...props} />)}
        {renderPart(
          'service',
          t('conversations:newRequest.check.service'),
          service && serviceName(service),
        )}
        {service &&
          renderPart('service', t('conversations:newRequest.check.price'), <Price {...props} />)}
        {service?.ServiceTypeId === HOME_VISIT_SERVICE_TYPE &&
          renderPart('where', t('conversations:newRequest.check.where'), draft.address)}
        {times &&
          needsTime(service) &&
          renderPart('when', t('conversations:newRequest.check.when'), <ChosenTime {...props} />)}
        {renderPart(
          'problem',
          t('conversations:newRequest.check.message'),
          <MessageSummary {...props} />,
        )}
        {(emergency || !needsTime(service)) &&
          renderPart(
            emergency ? 'signs' : 'problem',
            t('conversations:newRequest.check.priority'),
            <UrgencySummary {...props} />,
          )}
      </List>
      <OwnPhone clinicName={clinic?.name ?? ''} />
      {needsTime(service) ? <SendingOutcome {...props} /> : <PaidFirstOutcome {...props} />}
      <Text tone="muted">{t('conversations:newRequest.leave.kept')}</Text>
      <Button variant="subtle" onClick={onStartAgain}>
        {t('conversations:newRequest.leave.startAgain')}
      </Button>
    </>
  );
}

/** Shows the price, and whether it is paid afterward. */
function Price({ draft, service, isPriceChanged }: StepProps) {
  const { t } = useTranslation();
  const money = useMoney();
  if (!service) return null;
  const { price, upfront } = agreedTerms([service], isPaidFirst(service, draft));
  return (
    <>
      {price > 0
        ? money(price, service.currency === 'USD' ? 'USD' : 'EUR')
        : t('conversations:newRequest.service.free')}
      {price > 0 && upfront === 0 && (
        <Text as="span" tone="muted">
          {t('conversations:newRequest.check.paidLater')}
        </Text>
      )}
      {isPriceChanged && (
        <Text as="span" tone="danger" role="alert">
          {t('conversations:newRequest.check.priceChanged')}
        </Text>
      )}
    </>
  );
}

function ChosenTime({ draft, clinic, place }: StepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { time, wish, letClinicChoose } = draft;
  if (letClinicChoose || !time || !clinic)
    return (
      <>
        {t('conversations:newRequest.check.noTime')}
        {wish && (
          <Text as="span" tone="muted">
            {wish}
          </Text>
        )}
      </>
    );
  const member = place.data?.staff.find(({ id }) => id === time.assigneeId);
  return (
    <>
      {whenText(time.start, clinic.timezone, language)}
      {member && (
        <Text as="span" tone="muted">
          {t('appointments:card.with', { name: fullName(member) })}
        </Text>
      )}
    </>
  );
}

/** Lists the chosen pets, and which of them will be shared with the clinic. */
function ChosenPets({ draft, clinic, pets }: StepProps) {
  const { t } = useTranslation();
  const chosen = pets.filter(({ id }) => draft.pets.includes(id));
  const isUnshared = ({ id }: { readonly id: string }) => clinic?.pets.includes(id) === false;
  return (
    <>
      {chosen.map(({ name }) => name).join(', ')}
      {clinic &&
        chosen.filter(isUnshared).map(({ id, name }) => (
          <Text as="span" tone="muted" key={id}>
            {t('conversations:newRequest.pets.willBeShared', { clinic: clinic.name, name })}
          </Text>
        ))}
    </>
  );
}

/** Says what happens after sending: confirmation, request or deposit. */
function SendingOutcome({ draft, clinic, service }: StepProps) {
  const { t } = useTranslation();
  const name = clinic?.name ?? '';
  if (!draft.time || draft.letClinicChoose)
    return (
      <Callout tone="good">
        {t('conversations:newRequest.check.outcomeWanted', { clinic: name })}
      </Callout>
    );
  if (service && clinic && hasDeposit(service)) {
    const { price, currency } = service;
    return (
      <Card as="section" aria-label={t('payments:owner.terms.label')}>
        <PrepaymentTerms
          {...upfrontOf([service], price)}
          price={price}
          currency={currency === 'USD' ? 'USD' : 'EUR'}
          start={draft.time.start}
          zone={clinic.timezone}
        />
        <Text tone="muted">{t('conversations:newRequest.check.outcomeDeposit')}</Text>
      </Card>
    );
  }
  return (
    <Callout tone="good">
      {service?.instant
        ? t('conversations:newRequest.check.outcomeInstant')
        : t('conversations:newRequest.check.outcomeAsked', { clinic: name })}
    </Callout>
  );
}

/** Says that a message consultation with a deposit is paid before the clinic receives it. */
function PaidFirstOutcome({ draft, clinic, service }: StepProps) {
  const { t } = useTranslation();
  if (!service || !isPaidFirst(service, draft)) return null;
  const { price, upfront } = agreedTerms([service], true);
  const currency = service.currency === 'USD' ? 'USD' : 'EUR';
  return (
    <Card as="section" aria-label={t('payments:owner.terms.label')}>
      <RequestTerms amount={upfront} price={price} currency={currency} />
      <Text tone="muted">
        {t('conversations:newRequest.check.outcomePaidFirst', { clinic: clinic?.name ?? '' })}
      </Text>
    </Card>
  );
}

function UrgencySummary({ draft: { redFlags, priority } }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      {t(`conversations:newRequest.priority.${priority}`)}
      {redFlags?.map((flag) => (
        <Text as="span" tone="muted" key={flag}>
          {t(`conversations:emergency.signs.${flag}`)}
        </Text>
      ))}
    </>
  );
}

function MessageSummary({ draft: { note, photos } }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      {note.trim() === '' && photos.length === 0 ? (
        <Text as="span" tone="muted">
          {t('conversations:newRequest.check.noMessage')}
        </Text>
      ) : (
        <Text as="span" written>
          {note}
        </Text>
      )}
      {photos.length > 0 && (
        <Text as="span" tone="muted">
          {t('conversations:newRequest.check.photos', { count: photos.length })}
        </Text>
      )}
    </>
  );
}

interface CheckPartProps {
  label: string;
  onChange: () => void;
  children: ReactNode;
}

function CheckPart({ label, onChange, children }: CheckPartProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['part']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <Button
          variant="subtle"
          size="sm"
          aria-label={t('conversations:newRequest.check.change', { what: label })}
          onClick={onChange}
        >
          {t('common:actions.edit')}
        </Button>
      </dd>
    </div>
  );
}
