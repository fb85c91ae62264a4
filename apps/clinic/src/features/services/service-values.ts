import type { CallBody } from '@zampa/client/api/call-types';
import type { Service } from '@zampa/contract/facilities/objects';
import {
  type DEPOSITS,
  type ServiceTypeId,
  DEFAULT_BOOKING_WINDOW,
} from '@zampa/domain/services/service-types';
import { formatAmountInput, parseAmount } from '@zampa/i18n/format/money';
import type { Language } from '@zampa/domain/people/languages';

/** Values of the service form, as typed or chosen. */
export type ServiceValues = {
  ServiceTypeId: string;
  name: string;
  price: string;
  duration: string;
  deposit: string;
  species: string[];
  enabled: boolean;
  /** `instant` or `request`: booked directly, or after the clinic confirms. */
  booking: string;
  notice: string;
  horizon: string;
};

type ShownName = { readonly name: string; readonly language: Language };

/**
 * Returns the form values of a service.
 *
 * @param shown name as the reader sees it, which may be a translation
 */
export function serviceValues(service: Service, { name, language }: ShownName): ServiceValues {
  return {
    ServiceTypeId: String(service.ServiceTypeId),
    name,
    price: formatAmountInput(service.price, language),
    duration: String(service.duration),
    deposit: String(service.deposit),
    species: service.species.map(String),
    enabled: service.enabled,
    booking: service.instant ? 'instant' : 'request',
    notice: String(service.notice),
    horizon: String(service.horizon),
  };
}

/** Returns the initial values of a new service, which is not offered yet. */
export function newServiceValues(language: Language): ServiceValues {
  return {
    ServiceTypeId: '4',
    name: '',
    price: formatAmountInput(0, language),
    duration: '30',
    deposit: '0',
    species: [],
    enabled: false,
    booking: 'request',
    notice: String(DEFAULT_BOOKING_WINDOW.notice),
    horizon: String(DEFAULT_BOOKING_WINDOW.horizon),
  };
}

/** Returns the body of an update. A translated name that was not changed keeps its stored original. */
export function toServiceUpdate(
  values: ServiceValues,
  language: Language,
  stored?: { readonly shown: string; readonly name: string },
): CallBody<'updateService'> {
  const name = values.name.trim();
  return {
    name: stored && name === stored.shown ? stored.name : name,
    price: parseAmount(values.price, language) ?? 0,
    duration: Number(values.duration),
    deposit: Number(values.deposit) as (typeof DEPOSITS)[number],
    species: values.species.map(Number),
    enabled: values.enabled,
    instant: values.booking === 'instant',
    notice: Number(values.notice),
    horizon: Number(values.horizon),
  };
}

/** Returns the body to create a service. */
export function toServiceCreation(
  values: ServiceValues,
  language: Language,
  facilityId: string,
): CallBody<'createService'> {
  const { name = '', duration = 0, ...offer } = toServiceUpdate(values, language);
  const ServiceTypeId = Number(values.ServiceTypeId) as ServiceTypeId;
  return { ...offer, name, duration, facilityId, ServiceTypeId };
}

/** Returns the choices of minutes or days, with the stored value added if it is missing. */
export function withStoredChoice(choices: readonly number[], stored: string): readonly number[] {
  return [...new Set([...choices, Number(stored)])].toSorted((a, b) => a - b);
}
