import {
  type BinaryOperationNode,
  type EmptyInListNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  PrimitiveValueListNode,
  type QueryId,
  replaceWithNoncontingentExpression,
  ValueListNode,
} from 'kysely';

/** Kysely's own `HandleEmptyInListsPlugin` does not look into the subquery of an `in`. */
class EmptyLists extends OperationNodeTransformer {
  protected override transformBinaryOperation(
    node: BinaryOperationNode,
    queryId?: QueryId,
  ): BinaryOperationNode {
    return isEmptyList(node)
      ? replaceWithNoncontingentExpression(node)
      : super.transformBinaryOperation(node, queryId);
  }
}

const isEmptyList = (node: BinaryOperationNode): node is EmptyInListNode =>
  (PrimitiveValueListNode.is(node.rightOperand) || ValueListNode.is(node.rightOperand)) &&
  node.rightOperand.values.length === 0;

const transformer = new EmptyLists();

/**
 * PostgreSQL refuses `in ()`: an empty list matches nothing, on both engines. Queries omit it as a part of an `or`,
 * because SQLite uses no index for alternatives of which one is `1 = 0`.
 */
export const EMPTY_LISTS: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};
