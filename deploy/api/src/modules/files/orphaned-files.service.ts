import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';

/**
 * Removes pictures that nobody shows: replaced portraits, those of erased accounts, and photos of
 * reviews that were never sent. Two days are left for a review that is being written. Gives their
 * number.
 */
export const removeOrphanedFiles = async ({ db }: Pick<Deps, 'db'>): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    with shown as (
      select regexp_replace(name, '^/api/media/', '') as id from (
        select unnest(pictures) from reviews
        union select author_image from reviews
        union select profile_image from users
      ) as names (name) where name is not null
    ), deleted as (
      delete from files where type in ('review', 'avatar')
        and created_at < app_now() - interval '2 days'
        and not exists (select 1 from shown where shown.id = files.id)
      returning id
    )
    insert into file_removals (id) select id from deleted`);
  return rowCount ?? 0;
};

/**
 * Removes what an erased person uploaded: portrait, photos of enquiries, drafts. Photos that a
 * published review shows stay with it, under nobody's name, and so do the shop's own pictures.
 */
export const deleteFilesOfUser = async (tx: Tx, userId: number): Promise<void> => {
  await tx.execute(sql`
    with deleted as (
      delete from files where user_id = ${userId} and type <> 'product' and not exists (
        select 1 from reviews, unnest(reviews.pictures) as names (name)
        where regexp_replace(names.name, '^/api/media/', '') = files.id)
      returning id
    )
    insert into file_removals (id) select id from deleted`);
  await tx.execute(sql`update files set user_id = null where user_id = ${userId}`);
};
