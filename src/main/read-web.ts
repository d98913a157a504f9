/** What only the part `web` needs is read only for one: a process that works in the background does without half of the house. */
export async function readWeb() {
  const [doors, furniture] = await Promise.all([readDoors(), readFurniture()])
  return { ...doors, ...furniture }
}

/** What answers. */
async function readDoors() {
  const [
    { createApp },
    { router },
    { discoveryRoutes },
    { createInProcessClient },
    { storefront },
    { builtStorefront, storefrontInDevelopment },
    { builtOfficeFront, officeFrontInDevelopment },
    { mediaRoutes },
    { publishBuild },
    { letOthersFetch },
  ] = await Promise.all([
    import('#main/app.ts'),
    import('#main/router.ts'),
    import('#server/content/discovery/routes.ts'),
    import('#server/platform/http/in-process-client.ts'),
    import('#server/platform/pages/storefront-plugin.ts'),
    import('#server/platform/pages/storefront-bundle.ts'),
    import('#server/platform/office/office-front.ts'),
    import('#server/platform/pictures/routes.ts'),
    import('#server/platform/builds/publish-build.ts'),
    import('#server/platform/pages/let-others-fetch.ts'),
  ])
  const pages = { storefront, builtStorefront, storefrontInDevelopment, builtOfficeFront, officeFrontInDevelopment }
  return { createApp, router, discoveryRoutes, createInProcessClient, mediaRoutes, publishBuild, letOthersFetch, ...pages }
}

/** What furnishes a demo shop, and makes pictures. */
async function readFurniture() {
  const [{ saveOriginal }, { warmMedia }, { seedDemoShop }, { drawSeedPicture }, { hireCast }, { officeCast }] = await Promise.all([
    import('#server/platform/pictures/save-original.ts'),
    import('#server/platform/pictures/warm-media.ts'),
    import('#demo/seed-demo-shop.ts'),
    import('#demo/draw-picture.ts'),
    import('#server/people/staff/cast/hire-cast.ts'),
    import('#demo/staff/office-cast.ts'),
  ])
  return { saveOriginal, warmMedia, seedDemoShop, drawSeedPicture, hireCast, officeCast }
}
