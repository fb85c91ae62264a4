-- Whom a clinic wrote down may turn out to be somebody with a family of their own. What the clinic did for them until then
-- (visits, charges, papers, diary) goes on with that family: it moves with the record, and with nothing else. Only the reason
-- `claim` may do it, and only whose a row is changes by it.
create function app_claims() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.system', true), '') = 'claim';

create or replace function refuse_to_move_conversation() returns trigger language plpgsql as $$
begin
  if app_claims() and new.facility_id is not distinct from old.facility_id then return null; end if;
  raise exception 'a conversation stays with its family and its facility';
end $$;

drop trigger receipts_stay on receipts;
create trigger receipts_stay before delete on receipts for each row execute function refuse_to_rewrite();
create trigger receipts_stay_as_written before update on receipts for each row
  when (not app_claims() or to_jsonb(old) - 'family_id' is distinct from to_jsonb(new) - 'family_id')
  execute function refuse_to_rewrite();

drop trigger ledger_entries_stay on ledger_entries;
create trigger ledger_entries_stay before delete on ledger_entries for each row execute function refuse_to_rewrite();
create trigger ledger_entries_stay_as_written before update on ledger_entries for each row
  when (not app_claims() or to_jsonb(old) - 'user_id' is distinct from to_jsonb(new) - 'user_id')
  execute function refuse_to_rewrite();
