/**
 * The tests of the search once more, with a search engine: what PostgreSQL finds, it finds. With
 * the address of a real OpenSearch in `TEST_SEARCH_ENGINE` they run against that.
 */
import '../search.test.ts';
import '../search-filters.test.ts';
import '../search-concepts.test.ts';
import '../search-queries.test.ts';
import '../partial-matches.test.ts';

process.env['TEST_SEARCH_ENGINE'] ??= 'stand-in';
