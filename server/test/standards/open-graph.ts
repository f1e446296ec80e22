import openGraphScraper from 'open-graph-scraper';

/** Open Graph and card data of a page. */
export async function readOpenGraph(html: string) {
  const { error, result } = await openGraphScraper({ html });
  if (error) throw new Error('No Open Graph');
  return result;
}
