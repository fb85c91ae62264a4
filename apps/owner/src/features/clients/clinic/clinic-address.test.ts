import { describe, expect, it } from 'vitest';
import { addressText, mapLink } from './clinic-address.ts';

const clinic = {
  name: 'Clinica San Luca',
  address: 'Via Tuscolana',
  streetNumber: '118',
  suite: null,
  postcode: '00182',
  city: 'Roma',
  country: 'IT',
};

describe('addressText', () => {
  it.each([
    { what: 'street and town', facility: clinic, text: 'Via Tuscolana 118, 00182 Roma' },
    {
      what: 'a suite between them',
      facility: { ...clinic, suite: 'Scala B' },
      text: 'Via Tuscolana 118, Scala B, 00182 Roma',
    },
    {
      what: 'a street without number and postcode',
      facility: { ...clinic, streetNumber: null, postcode: null },
      text: 'Via Tuscolana, Roma',
    },
    { what: 'nothing without a street', facility: { ...clinic, address: null }, text: '' },
  ])('shows $what', ({ facility, text }) => {
    expect(addressText(facility)).toBe(text);
  });
});

it('mapLink searches for the name and the address, with special characters encoded', () => {
  const link = new URL(mapLink({ ...clinic, name: 'Cani & Gatti' }));
  expect(link.origin).toBe('https://www.openstreetmap.org');
  expect(link.searchParams.get('query')).toBe('Cani & Gatti, Via Tuscolana 118, 00182 Roma, IT');
});
