-- A job goes by the name of what does it; an e-mail is called an e-mail.
update outbox
set kind = case kind
    when 'letter' then 'sendEmail'
    when 'invitation-letter' then 'sendInvitationEmail'
    when 'invitation-sms' then 'sendInvitationSms'
    when 'remove-file' then 'removeStoredFile'
    when 'hold' then 'cancelExpiredHold'
    when 'booking-letter' then 'writeBookingEmail'
    when 'unread-letter' then 'writeUnreadEmail'
    else kind
  end,
  payload = case
    when kind in ('invitation-letter', 'booking-letter')
      then payload - 'letter' || jsonb_build_object('email', payload -> 'letter')
    when kind = 'letter' and payload ->> 'template' = 'booking'
      then jsonb_set(payload #- '{values,letter}', '{values,email}', payload #> '{values,letter}')
    else payload
  end;
