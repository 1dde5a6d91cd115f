-- Which products have changed since the search engine got them; nothing is noted where PostgreSQL
-- alone searches. The sweep `search-engine` hands them over and deletes them.
create or replace function note_search_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from search_engine_feeds) then
    insert into search_changes (product_id) select distinct id from changed;
  end if;
  return null;
end $$;
create or replace function note_search_list_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from search_engine_feeds) then
    insert into search_changes (product_id) select distinct product_id from changed;
  end if;
  return null;
end $$;

create or replace trigger products_searched_insert after insert
  on products referencing new table as changed for each statement execute function
  note_search_change();
create or replace trigger products_searched_update after update
  on products referencing new table as changed for each statement execute function
  note_search_change();
create or replace trigger products_searched_delete after delete
  on products referencing old table as changed for each statement execute function
  note_search_change();
create or replace trigger list_items_searched_insert after insert
  on product_list_items referencing new table as changed for each statement execute function
  note_search_list_change();
create or replace trigger list_items_searched_delete after delete
  on product_list_items referencing old table as changed for each statement execute function
  note_search_list_change();
