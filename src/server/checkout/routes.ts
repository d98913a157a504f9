export const placingRoutes = {}
