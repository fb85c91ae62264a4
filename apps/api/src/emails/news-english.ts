import type { NewsWords } from './news-words.ts';

/** The words of news in English. */
export const englishNews: NewsWords = {
  TIME_ASKED: {
    subject: ({ person }) => `${person} asks for an appointment`,
    opening: ({ person }) => `${person} asks for this time and waits for your answer:`,
    action: 'Confirm, or propose another time',
  },
  TIME_WANTED: {
    subject: ({ person }) => `${person} asks for an appointment`,
    opening: ({ person }) => `${person} would like an appointment and leaves the time to you.`,
    action: 'Find a time',
  },
  TIMES_PROPOSED: {
    subject: ({ facility }) => `${facility} proposes times for your appointment`,
    opening: ({ facility }) => `${facility} proposes these times. Choose the one that suits you:`,
    action: 'Choose a time',
  },
  PROPOSAL_ANSWERED: {
    subject: ({ person }) => `${person} has chosen a time`,
    opening: ({ person }) => `${person} takes the time that you proposed:`,
    action: 'See the appointment',
  },
  TIME_CONFIRMED: {
    subject: ({ facility }) => `Your appointment at ${facility} is confirmed`,
    opening: ({ facility }) => `${facility} expects you at this time:`,
    action: 'See the appointment',
  },
  TIME_MOVED: {
    subject: ({ person }) => `The appointment with ${person} has another time`,
    opening: 'From now on it is at this time:',
    action: 'See the appointment',
  },
  TIME_EXPIRED: {
    subject: ({ person }) => `A time asked for with ${person} has passed without an answer`,
    opening:
      'Nobody agreed to this time before it came. It is not an appointment; another one can be found:',
    action: 'Find another time',
  },
  CALLED_OFF: {
    subject: ({ person }) => `${person} has called off an appointment`,
    opening: ({ person }) => `${person} has called it off. The time is free again:`,
    action: 'See the appointment',
  },
  VIDEO_WAITING: {
    subject: ({ person }) => `${person} waits in the video consultation`,
    opening: ({ person }) => `${person} waits to be let in.`,
    action: 'Go to the video consultation',
  },
  VIDEO_CALL: {
    subject: ({ facility }) => `${facility} is calling`,
    opening: ({ person, facility }) => `${person} of ${facility} waits for you.`,
    action: 'Go to the video consultation',
  },
  REQUEST: {
    subject: ({ person }) => `${person} asks for advice`,
    opening: ({ person }) => `${person} has written to you and waits for an answer.`,
    action: 'Read it',
  },
  ASSIGNED: {
    subject: ({ person }) => `${person} hands you a request`,
    opening: ({ person, facility }) =>
      `${person} has put you in charge of a request of a client of ${facility}.`,
    action: 'Read it',
  },
  SERVICE_STARTED: {
    subject: ({ facility }) => `${facility} has started your consultation`,
    opening: ({ facility }) => `${facility} has taken charge of what you asked.`,
    action: 'See the conversation',
  },
  SERVICE_ENDED: {
    subject: ({ facility }) => `${facility} has ended your consultation`,
    opening: 'Nobody writes in it any more. What was written stays yours to read.',
    action: 'See the conversation',
  },
  TEST: {
    subject: () => 'This is a test notification',
    opening: 'Notifications of Zampa arrive here.',
    action: 'Choose what reaches you',
  },
  MESSAGE: {
    subject: ({ person }) => `A message from ${person}`,
    opening: ({ person }) => `${person} has written to you on Zampa.`,
    action: 'Read it',
  },
  FAMILY_REQUEST: {
    subject: ({ person }) => `${person} would like to join your family`,
    opening: ({ person }) =>
      `${person} asks to join your family on Zampa: to see the same animals and to write to the same clinics. Nothing is shown until you accept.`,
    action: 'Answer',
  },
  FAMILY_ACCEPTED: {
    subject: () => 'You are part of the family',
    opening: ({ person }) =>
      `${person} has accepted you. From now on you see the same animals and the same conversations.`,
    action: 'Open Zampa',
  },
  FAMILY_DECLINED: {
    subject: () => 'You have not been accepted into a family',
    opening:
      'Your request to join a family on Zampa has ended. If you think that this is a mistake, talk to those who gave you the code: with a code of theirs you can ask again.',
    action: 'Open Zampa',
  },
  FAMILY_LEFT: {
    subject: ({ person }) => `${person} has taken you out of the family`,
    opening: ({ person }) =>
      `${person} has taken you out of the family. You no longer see its animals, its conversations and its payments. Its code has changed: whoever is to join it is given the new one.`,
    action: 'Open Zampa',
  },
  RELATIVE_LEFT: {
    subject: ({ person }) => `${person} has left the family`,
    opening: ({ person }) =>
      `${person} is no longer part of your family on Zampa, and no longer sees its animals, its conversations and its payments.`,
    action: 'See the family',
  },
  DIARY_SHARED: {
    subject: ({ facility }) => `${facility} has written into the diary`,
    opening: ({ facility }) => `${facility} shares an entry of the diary of your animals with you.`,
    action: 'Read it',
  },
  CLIENT_ENDED: {
    subject: ({ facility }) => `${facility} no longer has you as a client`,
    opening: ({ facility }) =>
      `You cannot write to ${facility} or book there any more. What was written stays yours to read.`,
    action: 'Open Zampa',
  },
  CLIENT_ENABLED: {
    subject: ({ facility }) => `${facility} has you as a client again`,
    opening: ({ facility }) => `You can write to ${facility} and book there again.`,
    action: 'Open Zampa',
  },
  CLIENT_LEFT: {
    subject: ({ person, facility }) => `${person} has left ${facility} or paused the contact`,
    opening: ({ person }) =>
      `You can no longer write to ${person}, who has bookings ahead. They stay in the calendar until one of you calls them off.`,
    action: 'Open the calendar',
  },
  CLIENT_JOINED: {
    subject: ({ person, facility }) => `${person} is now a client of ${facility}`,
    opening: ({ person, facility }) =>
      `From now on ${person} can write to ${facility} on Zampa and ask for appointments.`,
    action: 'Open the clients',
  },
  INVITATION: {
    subject: ({ facility }) => `${facility} invites you`,
    opening: ({ facility }) =>
      `${facility} invites you to be reached on Zampa. Nothing of your animals is shown until you accept.`,
    action: 'Answer',
  },
  JOIN: {
    subject: ({ person, facility }) => `${person} would like to work at ${facility}`,
    opening: ({ person, facility }) =>
      `${person} waits to join the team of ${facility}. Nothing is shown until you accept.`,
    action: 'Answer',
  },
  JOIN_ACCEPTED: {
    subject: ({ facility }) => `You are part of the team of ${facility}`,
    opening: ({ person, facility }) =>
      `${person} has accepted you. From now on you see what waits for the team of ${facility}.`,
    action: 'Open Zampa',
  },
  TEAM_LEFT: {
    subject: ({ facility }) => `You are not part of the team of ${facility}`,
    opening: ({ person, facility }) =>
      `${person} has taken you off the list of ${facility}. You no longer see what waits for its team.`,
    action: 'Open Zampa',
  },
  COLLEAGUE_LEFT: {
    subject: ({ person, facility }) => `${person} has left the team of ${facility}`,
    opening: ({ person, facility }) =>
      `${person} does not work at ${facility} any more, and no longer sees what waits for its team.`,
    action: 'Open the team',
  },
  PAYMENT_ASKED: {
    subject: ({ facility }) => `${facility} asks you to pay`,
    opening: ({ facility }) => `${facility} asks you to pay by card. It takes a minute.`,
    action: 'Pay',
  },
  PAYMENT_RECEIVED: {
    subject: ({ person }) => `${person} has paid`,
    opening: ({ person }) => `${person} has paid by card.`,
    action: 'See the payment',
  },
  PAYMENT_DISPUTED: {
    subject: ({ person }) => `The bank of ${person} asks about a payment`,
    opening: ({ person }) =>
      `${person} has asked their bank to take a card payment back. Answer on the page of the card provider: until then the money is held.`,
    action: 'See the payment',
  },
  CASH_TO_RETURN: {
    subject: ({ person }) => `${person} gets cash back`,
    opening: ({ person }) =>
      `The appointment that ${person} had paid in cash does not take place. Nothing goes back by itself: give the money back, and note it with the payment.`,
    action: 'See the payment',
  },
  CARDS_LOST: {
    subject: ({ facility }) => `${facility} cannot be paid by card any more`,
    opening: ({ facility }) =>
      `The card provider does not accept the account of ${facility} any more. Services with a price are not offered until it is set up again; nothing else changes.`,
    action: 'See the account',
  },
  PAYMENT_REFUNDED: {
    subject: ({ facility }) => `${facility} gives you money back`,
    opening: ({ facility }) =>
      `${facility} gives money back to the card you paid with. It arrives in five to ten days.`,
    action: 'See the payment',
  },
  PAYMENT_FAILED: {
    subject: ({ person }) => `Payment failed: the card of ${person} was declined`,
    opening: ({ person }) => `The card of ${person} was declined. Another one can be tried.`,
    action: 'See the payment',
  },
  PAYMENT_EXPIRED: {
    subject: ({ person }) => `Payment not paid: the appointment with ${person} is cancelled`,
    opening:
      'What was to be paid upfront was not paid in time. The appointment is cancelled, and this time is free again:',
    action: 'See the appointment',
  },
  TRIAL_ENDING: {
    subject: ({ facility }) => `The trial of ${facility} ends soon`,
    opening:
      'Choose a plan before it ends, and nothing changes. One of them is free for ever. The trial ends:',
    action: 'Choose a plan',
  },
  TRIAL_ENDED: {
    subject: ({ facility }) => `The trial of ${facility} has ended`,
    opening:
      'Everything stays where it is, open conversations go on, and clients and payments can be exported. New work waits until you choose a plan; one is free for ever.',
    action: 'Choose a plan',
  },
  PLAN_PAST_DUE: {
    subject: ({ facility }) => `A payment for ${facility} is missing`,
    opening:
      'The subscription could not be paid. From the day below new work waits until it is settled or you choose another plan; reading, open conversations and exports go on.',
    action: 'Settle it',
  },
  PLAN_ENDED: {
    subject: ({ facility }) => `${facility} is on the free plan now`,
    opening:
      'What was paid for has ended. Nobody was removed and nothing was deleted; the limits of the free plan hold for what is new.',
    action: 'See the plan',
  },
  for: 'For',
  when: 'When',
  requestsLeft: 'Requests that wait for the whole team again',
  bookingsLeft: 'Bookings of their time that stay in the calendar',
  formerUser: 'Former user',
  closing: 'You choose in Zampa what we write to you about.',
};
