/** So many rounds of a measurement; a first one warms the shop up and does not count. */
export async function repeat<Result>(rounds: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let round = -1; round < rounds; round++) {
    const result = await measure()
    if (round >= 0) results.push(result)
  }
  return results
}
