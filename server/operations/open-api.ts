import { z } from 'zod'
import { contract } from '../../contract/contract.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { STATUS } from '../../contract/errors.ts'

type Json = Record<string, unknown>
const shapeOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return shape
}

/** The OpenAPI 3.1 description, made from the very schemas that validate. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const { feature, name, endpoint } of contract) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(feature, name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heatcheck',
      version: '1',
      description: 'Unsigned tracks, rated by people who say why. Lists name their next page in a Link header.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'heatcheck_session' } },
      schemas: {
        Refusal: shapeOf(
          z.object({ message: z.string(), code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
          'output',
        ),
      },
    },
  }
}

function operation(feature: string, name: string, endpoint: Endpoint): Json {
  const { access, answer, body, form, media, refusals = [], summary } = endpoint
  const codes = new Set([
    ...(access === 'member' ? (['signed_out'] as const) : []),
    ...refusals,
    ...(body || form || endpoint.params || endpoint.query ? (['bad_request'] as const) : []),
    ...(body ? (['too_large', 'unsupported'] as const) : []),
    ...(endpoint.method === 'GET' ? [] : (['foreign_origin'] as const)),
    'unavailable' as const,
  ])
  const byStatus = Map.groupBy(codes, (code) => STATUS[code])
  const binary =
    media && Object.fromEntries(media.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
  return {
    operationId: name,
    tags: [feature],
    summary,
    security: access === 'member' ? [{ session: [] }] : [],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: shapeOf(body, 'input') } } },
    }),
    ...(form && { requestBody: { required: true, content: { 'multipart/form-data': { schema: formShape(form) } } } }),
    responses: {
      200: {
        description: endpoint.list ? 'One page; `Link: <…>; rel="next"` names the next.' : 'Done.',
        content: binary ?? { 'application/json': { schema: shapeOf(answer, 'output') } },
      },
      ...(binary && { 206: { description: 'The range that was asked for.', content: binary } }),
      ...((media || endpoint.list) && { 304: { description: 'What you have is still right.' } }),
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          {
            description: codes.join(', '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
        ]),
      ),
    },
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = shapeOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

function formShape(form: NonNullable<Endpoint['form']>) {
  const fields = shapeOf(form.fields, 'input') as { properties?: Json; required?: string[] }
  const files = Object.keys(form.files)
  return {
    type: 'object',
    properties: {
      ...fields.properties,
      ...Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }])),
    },
    required: [...(fields.required ?? []), ...files.filter((name) => !form.files[name]?.optional)],
  }
}
