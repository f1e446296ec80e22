import openGraphScraper from 'open-graph-scraper';

/** What a reader of Open Graph and of cards takes from a page. */
export async function readOpenGraph(html: string) {
  const { error, result } = await openGraphScraper({ html });
  if (error) throw new Error('No Open Graph');
  return result;
}
