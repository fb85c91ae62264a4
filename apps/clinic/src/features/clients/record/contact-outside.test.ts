import { expect, it } from 'vitest';
import { wayToWrite } from './contact-outside.ts';

const email = 'ada@casa.example';
const [phone, mobile] = ['06 555 1042', '347 555 1042'];
const nothing = { email: null, phone: null, mobile: null };

it.each([
  {
    who: 'an active client',
    client: { status: 'ACTIVE', ...nothing, email },
    way: { kind: 'APP' },
  },
  {
    who: 'an imported client with an address',
    client: { status: 'IMPORTED', email, phone, mobile },
    way: { kind: 'EMAIL', href: 'mailto:ada@casa.example' },
  },
  {
    who: 'an invited client with two numbers',
    client: { status: 'INVITED', email: null, phone, mobile },
    way: { kind: 'SMS', href: 'sms:3475551042' },
  },
  {
    who: 'a client who ignored the invitation and has a landline',
    client: { status: 'IGNORED', email: null, phone, mobile: null },
    way: { kind: 'SMS', href: 'sms:065551042' },
  },
  {
    who: 'an imported client without contacts',
    client: { status: 'IMPORTED', ...nothing },
    way: null,
  },
  {
    who: 'a client blocked by the clinic',
    client: { status: 'DISABLED_BY_VET', email, phone, mobile },
    way: null,
  },
  {
    who: 'a client who paused the clinic',
    client: { status: 'DISABLED_BY_PO', email, phone, mobile },
    way: null,
  },
] as const)('wayToWrite of $who', ({ client, way }) => {
  expect(wayToWrite(client)).toEqual(way);
});
