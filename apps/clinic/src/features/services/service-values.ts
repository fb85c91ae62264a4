import type { BodyOfKey } from '@zampa/client/api/call-types';
import type { Service } from '@zampa/contract/facilities/objects';
import {
  type DEPOSITS,
  type ServiceTypeId,
  USUAL_BOOKING_WINDOW,
} from '@zampa/domain/services/service-types';
import { amountText, readAmount } from '@zampa/i18n/format/money';
import type { Language } from '@zampa/domain/people/languages';

/** What the form holds: texts as they are typed or chosen. */
export type ServiceValues = {
  ServiceTypeId: string;
  name: string;
  price: string;
  duration: string;
  deposit: string;
  species: string[];
  enabled: boolean;
  /** `instant` or `request`: booked at once, or after the clinic agrees. */
  booking: string;
  notice: string;
  horizon: string;
};

type Shown = { readonly name: string; readonly language: Language };

/**
 * Returns the values of the form for a service.
 *
 * @param shown the name as the reader sees it, which may be a translation
 */
export function serviceValues(service: Service, { name, language }: Shown): ServiceValues {
  return {
    ServiceTypeId: String(service.ServiceTypeId),
    name,
    price: amountText(service.price, language),
    duration: String(service.duration),
    deposit: String(service.deposit),
    species: service.species.map(String),
    enabled: service.enabled,
    booking: service.instant ? 'instant' : 'request',
    notice: String(service.notice),
    horizon: String(service.horizon),
  };
}

/** Returns a new service: not offered before somebody says so. */
export function newServiceValues(language: Language): ServiceValues {
  return {
    ServiceTypeId: '4',
    name: '',
    price: amountText(0, language),
    duration: '30',
    deposit: '0',
    species: [],
    enabled: false,
    booking: 'request',
    notice: String(USUAL_BOOKING_WINDOW.notice),
    horizon: String(USUAL_BOOKING_WINDOW.horizon),
  };
}

/** Returns the body of a change, as typed in a language. A name that was left as it was shown stays as it is stored. */
export function changeOf(
  values: ServiceValues,
  language: Language,
  stored?: { readonly shown: string; readonly name: string },
): BodyOfKey<'PATCH /services'> {
  const name = values.name.trim();
  return {
    name: stored && name === stored.shown ? stored.name : name,
    price: readAmount(values.price, language) ?? 0,
    duration: Number(values.duration),
    deposit: Number(values.deposit) as (typeof DEPOSITS)[number],
    species: values.species.map(Number),
    enabled: values.enabled,
    instant: values.booking === 'instant',
    notice: Number(values.notice),
    horizon: Number(values.horizon),
  };
}

/** Returns the body of a new service, as typed in a language. */
export function creationOf(
  values: ServiceValues,
  language: Language,
  facilityId: string,
): BodyOfKey<'POST /services'> {
  const { name = '', duration = 0, ...offer } = changeOf(values, language);
  const ServiceTypeId = Number(values.ServiceTypeId) as ServiceTypeId;
  return { ...offer, name, duration, facilityId, ServiceTypeId };
}

/** Returns a choice of minutes or days with the stored one among it, whoever set it. */
export function withStored(choices: readonly number[], stored: string): readonly number[] {
  return [...new Set([...choices, Number(stored)])].toSorted((a, b) => a - b);
}
