-- How many people beyond those included the page that is open asks to be paid: with another number it is another page. Of
-- those that are open now it is not known; they are not shown again.
alter table billing_accounts add column page_extra_users integer
  constraint billing_accounts_page_extra_users check (page_extra_users >= 0);
